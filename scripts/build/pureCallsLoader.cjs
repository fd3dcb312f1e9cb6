/**
 * Tells the minifier what it can't know of React Router's file: that creating a component has no
 * effect, so that the components nobody imports are left out.
 */
module.exports = (source) =>
  source
    .replace(/^(\w+)\.displayName = "[^"]*";$/gm, '')
    .replace(/= (React\d*\.)?(forwardRef|memo|createContext|lazy)(\d*)\(/g, '= /* @__PURE__ */ $1$2$3(');
