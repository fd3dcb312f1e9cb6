import type { LetterTemplateInput } from 'shared/domain/papers/letterTemplate';

/** The letter until the owner changes it. */
export const firstTemplate: LetterTemplateInput = {
  probationMonths: 6,
  english: `Date: {today}
Employee code: {employee code}

Dear {name},

We are pleased to appoint you as {designation} with {employer} from {first day}.
You will work at {client}, {center}.
The appointment ends on {last day}, unless it is renewed in writing.

Shift: {shift}
Weekly off: {weekly off}

Gross pay: {gross}
Basic and dearness allowance: {basic}
House rent: {house rent}
Conveyance: {conveyance}
Other allowances: {other allowances}

Provident fund, employees’ state insurance and professional tax are deducted as the law asks.
The first {probation} are your probation.
Please bring your identity papers, PAN, bank details and a photo on the first day.

We wish you success in your work.`,
  hindi: `तारीख: {today}
कर्मचारी कोड: {employee code}

प्रिय {name},

हमें आपको {first day} से {employer} में {designation} के पद पर नियुक्त करते हुए खुशी है।
आपका कार्यस्थल {client}, {center} होगा।
यह नियुक्ति {last day} को समाप्त होगी, यदि इसे लिखित रूप में आगे नहीं बढ़ाया जाता।

शिफ्ट: {shift}
साप्ताहिक अवकाश: {weekly off}

कुल वेतन: {gross}
मूल वेतन और महंगाई भत्ता: {basic}
मकान किराया भत्ता: {house rent}
आने-जाने का भत्ता: {conveyance}
अन्य भत्ते: {other allowances}

भविष्य निधि, कर्मचारी राज्य बीमा और व्यवसाय कर कानून के अनुसार काटे जाते हैं।
पहले {probation} आपकी परिवीक्षा अवधि है।
कृपया पहले दिन अपने पहचान पत्र, पैन, बैंक विवरण और एक फोटो लाएँ।

आपके काम के लिए हमारी शुभकामनाएँ।`,
};
