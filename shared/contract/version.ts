/** The version of the contract between shell and modules; a shell refuses a manifest or registry with another one. */
export const CONTRACT_VERSION = 1;
