/** Stands in for zod's compiler of schemas, whose answer may be the schema as it was: it is then read by the usual parser. */
export const compile = <S>(schema: S): S => schema;
export const withParser = <S>(schema: S): S => schema;
export const INVALID = Symbol.for('zod.compile.invalid');

export class ZodCompileAsyncError extends Error {}
export class ZodCompileUnsupportedError extends Error {}
