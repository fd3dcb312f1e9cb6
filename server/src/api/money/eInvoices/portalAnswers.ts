/** An answer of the portal: about a document that it registered, or an IRN that it cancelled. */
export interface PortalAnswer {
  irn: string;
  /** Empty in the answer for a document that is already registered or cancelled. */
  signedInvoice: string;
  signedQr: string;
  /** When it was cancelled, in the portal's format: `2026-11-21 10:30:00`, in India's time; empty otherwise. */
  cancelledAt: string;
}

/** How deeply answers may be nested, and how many are read at once. */
const [DEEPEST, MOST] = [8, 1000];

const textOf = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? String(value) : '');

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The answers in a value, including those in lists, envelopes and nested JSON texts. */
function answersIn(value: unknown, depth = 0): PortalAnswer[] {
  if (depth > DEEPEST) return [];
  if (typeof value === 'string') return /^\s*[[{]/.test(value) ? answersIn(parsed(value), depth + 1) : [];
  if (typeof value !== 'object' || value === null) return [];
  const { Irn, SignedInvoice, SignedQRCode, CancelDate } = value as Record<string, unknown>;
  if (typeof Irn !== 'string') return Object.values(value).flatMap((each) => answersIn(each, depth + 1));
  return [
    {
      irn: Irn.trim().toLowerCase(),
      signedInvoice: textOf(SignedInvoice).trim(),
      signedQr: textOf(SignedQRCode).trim(),
      cancelledAt: textOf(CancelDate).trim(),
    },
  ];
}

/** The answers in a text; empty if it has none. */
export const portalAnswers = (text: string): PortalAnswer[] => answersIn(text.replace(/^\uFEFF/, '')).slice(0, MOST);

/** A time in the portal's format, as ISO 8601; undefined for anything else. */
export function portalInstant(text: string): string | undefined {
  const [, isoDay, day, month, year, time] =
    /^(?:(\d{4}-\d\d-\d\d)|(\d\d)[/-](\d\d)[/-](\d{4}))[ T](\d\d:\d\d:\d\d)$/.exec(text) ?? [];
  if (time === undefined) return undefined;
  const instant = new Date(`${isoDay ?? `${year}-${month}-${day}`}T${time}+05:30`);
  return Number.isNaN(instant.getTime()) ? undefined : instant.toISOString();
}
