/** Stands in for what makes JSON schemas of schemas. */
function leftOut(): never {
  throw new Error('JSON schemas are made on the server and at build, not in the browser.');
}

/** Asked for with a schema’s `~standard`, of which it is a part; nobody asks it for more. */
export const createStandardJSONSchemaMethod = () => leftOut;

export {
  leftOut as createToJSONSchemaMethod,
  leftOut as extractDefs,
  leftOut as finalize,
  leftOut as handleUnrepresentable,
  leftOut as initializeContext,
  leftOut as JSONSchemaGenerator,
  leftOut as process,
  leftOut as processSchema,
  leftOut as toJSONSchema,
};
