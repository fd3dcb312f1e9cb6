export function specsFor(files: string[]): string[] | undefined;
