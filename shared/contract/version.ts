/** The version of the contract between shell and modules; a shell refuses a manifest or registry that names another. */
export const CONTRACT_VERSION = 1;
