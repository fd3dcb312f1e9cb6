const { default: registerComponents } = require('react-refresh-typescript');

/** What ts-loader does to a file in development: its components and the signatures of their hooks are registered, so that React can put an edited component in the place of the old one and keep its state. */
module.exports = () => ({ before: [registerComponents()] });
