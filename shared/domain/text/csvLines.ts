import Papa from 'papaparse';

/** The lines of a CSV file as they stand, cell by cell, for files that have more than one table. */
export const csvLines = (text: string): string[][] => Papa.parse<string[]>(text).data;
