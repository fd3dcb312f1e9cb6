import { relative } from 'node:path';

/** The product's own words, which the platform must not contain. */
const words =
  /attendance|candidate|careers|centers|\bclients\b|companies|compliance|employee|gstin|invoic|payroll|placement|recruit|salary|staffing|supplier|vacanc|wage|'leads?'|\bleads:|\/leads\b/gi;

/** The platform's folders, which know a product only through shared/product and modules' declarations. */
const platform =
  /^(shared\/(contract|platform)|shell\/src|server\/src\/(core|events|http|moduleApi|moduleData|pages|releases|site))\//;

/** Reports product words in the platform's code, texts and comments. */
export const productWords = {
  meta: {
    type: 'problem',
    messages: { named: '"{{word}}" is a word of the product. Say it in shared/product, or let a module declare it.' },
  },
  create(context) {
    const file = relative(new URL('../..', import.meta.url).pathname, context.filename);
    if (!platform.test(file) || /\.(test|fixture)\./.test(file)) return {};
    return {
      Program() {
        // An example shows a module of the product that the guide was written for.
        const text = context.sourceCode.text.replace(/@example.*?\*\//gs, (example) => ' '.repeat(example.length));
        for (const { 0: word, index } of text.matchAll(words)) {
          const [start, end] = [index, index + word.length].map((at) => context.sourceCode.getLocFromIndex(at));
          context.report({ loc: { start, end }, messageId: 'named', data: { word } });
        }
      },
    };
  },
};
