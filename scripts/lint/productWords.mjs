import { relative } from 'node:path';

/** The words of the product that the platform carries now. */
const words =
  /attendance|candidate|careers|centers|\bclients\b|companies|compliance|employee|gstin|invoic|payroll|placement|recruit|salary|staffing|supplier|vacanc|wage|'leads?'|\bleads:|\/leads\b/gi;

/** The rooms of the platform, which know a product by shared/product and by what modules declare. */
const platform =
  /^(shared\/(contract|platform)|shell\/src|server\/src\/(core|events|http|moduleApi|moduleData|pages|releases|site))\//;

/** Keeps words of the product out of the platform, in code, texts and comments. */
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
        // An example shows a module of the product that the guide is written for.
        const text = context.sourceCode.text.replace(/@example.*?\*\//gs, (example) => ' '.repeat(example.length));
        for (const { 0: word, index } of text.matchAll(words)) {
          const [start, end] = [index, index + word.length].map((at) => context.sourceCode.getLocFromIndex(at));
          context.report({ loc: { start, end }, messageId: 'named', data: { word } });
        }
      },
    };
  },
};
