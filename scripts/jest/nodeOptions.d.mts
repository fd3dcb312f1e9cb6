/** Node's options for running Jest, as `NODE_OPTIONS`. */
export declare const nodeOptions: string;
