/** A date or month in the office's format, in Hindi: `14 May 2026`, `May 2026`. */
function dateInHindi(text: string): string {
  const hasDay = /^\d/.test(text);
  return new Date(`${text} UTC`).toLocaleDateString('hi-IN', {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
    ...(hasDay && { day: 'numeric' }),
  });
}

/**
 * The reasons for refusing a supervisor's mark, in Hindi: the sentences of `refuseMark`, and about a day marked by
 * another center.
 */
const hindi: readonly (readonly [english: RegExp, hindi: (first: string, second: string) => string])[] = [
  [
    /^This day is not in (.+)\. Choose that day’s month first\.$/,
    (month) => `यह दिन ${dateInHindi(month)} में नहीं है। पहले उस दिन का महीना चुनें।`,
  ],
  [
    /^This person does not work at this center in (.+)\. Place them here first\.$/,
    (month) => `इस व्यक्ति का काम ${dateInHindi(month)} में यहाँ नहीं है। ऑफ़िस को बताएँ।`,
  ],
  [
    /^(.+) works here from (.+)\. Mark a day from then on\.$/,
    (name, day) => `${name} का काम यहाँ ${dateInHindi(day)} से है। उस दिन से हाज़िरी लगाएँ।`,
  ],
  [
    /^(.+) worked here until (.+)\. Mark a day until then\.$/,
    (name, day) => `${name} का काम यहाँ ${dateInHindi(day)} तक था। उस दिन तक की हाज़िरी लगाएँ।`,
  ],
  [
    /^This day is still to come\. Mark who was there once it is over; a leave, a weekly off or a holiday can be planned\.$/,
    () => 'यह दिन अभी आया नहीं है। उपस्थिति उस दिन के बाद लगाएँ; छुट्टी, साप्ताहिक छुट्टी या अवकाश पहले से लगा सकते हैं।',
  ],
  [/^Enter the overtime in quarters of an hour\.$/, () => 'ओवरटाइम पंद्रह-पंद्रह मिनट में लिखें।'],
  [
    /^A day has (\d+) hours: enter at most (\d+) hours of overtime\.$/,
    (all, most) => `दिन में ${all} घंटे होते हैं: अधिक से अधिक ${most} घंटे का ओवरटाइम लिखें।`,
  ],
  [
    /^There is overtime on a day that was worked, a weekly off or a holiday\. Choose one of these, or enter no overtime\.$/,
    () => 'ओवरटाइम काम के दिन, साप्ताहिक छुट्टी या अवकाश पर होता है। इनमें से कोई चुनें, या ओवरटाइम न लिखें।',
  ],
  [
    /^This day is marked at another center\. Clear it there first\.$/,
    () => 'इस दिन की हाज़िरी किसी और सेंटर पर लगी है। पहले वहाँ से मिटाएँ।',
  ],
  [
    /^You have marked this day (\d+) times\. Ask a colleague in the office to mark it\.$/,
    (times) => `आप इस दिन की हाज़िरी ${times} बार लगा चुके हैं। ऑफ़िस से कहें कि वे लगाएँ।`,
  ],
];

/** A refusal for supervisors who read Hindi; an unknown one stays in English. */
export function inHindi(message: string): string {
  for (const [english, other] of hindi) {
    const [found, first = '', second = ''] = english.exec(message) ?? [];
    if (found !== undefined) return other(first, second);
  }
  return message;
}
