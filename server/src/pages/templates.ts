/** A part of a prerendered page's markup that is no part of the page: what the server makes other pages of. */
const template = /<template id="([a-z-]+)">([\s\S]*?)<\/template>/g;

/** The markup of a prerendered page without its templates, and these by name. A page without any is as it was. */
export function cutTemplates(markup: string): { page: string; templates: Map<string, string> } {
  const templates = new Map<string, string>();
  const page = markup.replace(template, (_whole, name: string, content: string) => {
    templates.set(name, content);
    return '';
  });
  return { page, templates };
}

/** A template's key among the composed pages: no path has a #. */
export const templateKey = (pagePath: string, name: string): string => `${pagePath}#${name}`;

/** Whether a composed page is a template. */
export const isTemplate = (key: string): boolean => key.includes('#');
