export const seededFaults: { name: string; file: string; from: string; to: string }[] = [];
