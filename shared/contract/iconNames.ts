/** The icons that manifests may name, by what they show; the shell draws them. */
export const iconNames = [
  'house',
  'receipt',
  'building',
  'phone',
  'user',
  'briefcase',
  'users',
  'calendar',
  'shield',
  'chart',
  'blocks',
  'phone-incoming',
  'user-plus',
  'calendar-clock',
  'key',
  'command',
] as const;
