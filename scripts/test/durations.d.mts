export function durationsOf(project: string): (file: string) => number;
