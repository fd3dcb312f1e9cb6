/** What Node runs Jest with, as `NODE_OPTIONS`. */
export declare const nodeOptions: string;
