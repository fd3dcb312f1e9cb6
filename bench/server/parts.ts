/** The parts of the server's bench, in their order. Each takes about two minutes at most, and can be measured alone. */
export const serverParts = ['sqlite', 'postgres', 'pages', 'memory', 'heavy', 'rows', 'audit'] as const;
export type ServerPart = (typeof serverParts)[number];
