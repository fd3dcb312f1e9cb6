import { DateText, EmailLink, FileLink, Money, NumberCell, PhoneLink, StatusDot } from '../cells';
import { LinksToSend } from '../LinksToSend';
import { SampleMark } from '../SampleMark';
import { ShownOnce } from '../ShownOnce';
import { ExportMenu } from '../table/menus/ExportMenu';
import { type Gallery, LONG, press } from './entry';

const nothing = () => undefined;

/** The content of cells and facts. */
export const values: Gallery = {
  StatusDot: {
    states: {
      good: () => <StatusDot tone="good">Active</StatusDot>,
      warn: () => <StatusDot tone="warn">Pending</StatusDot>,
      bad: () => <StatusDot tone="bad">Overdue</StatusDot>,
      neutral: () => <StatusDot tone="neutral">Closed</StatusDot>,
      orange: () => <StatusDot tone="orange">Due soon</StatusDot>,
    },
  },
  Money: {
    states: {
      rupees: () => <Money paise={12_00_00_050} />,
      dollars: () => <Money paise={4900} currency="USD" />,
      negative: () => <Money paise={-2500} />,
      nothing: () => <Money paise={null} />,
    },
  },
  SampleMark: {
    states: { record: () => <SampleMark />, figures: () => <SampleMark>Sample figures</SampleMark> },
  },
  ShownOnce: {
    states: {
      token: () => (
        <ShownOnce
          title="Copy the token now: it is not shown again."
          label="The token"
          secret="deploy.4iy4lqxe"
          onClose={nothing}
        />
      ),
      'a long link, to send': () => (
        <ShownOnce
          title={LONG}
          label="The link"
          secret={`https://www.example.com/${LONG}`}
          message="Payslips"
          onClose={nothing}
        />
      ),
    },
  },
  LinksToSend: {
    states: {
      'by phone and mail': () => (
        <LinksToSend
          title="Send each link to its person."
          links={[
            { id: '1', name: 'आशा देवी', phone: '9876543210', text: 'https://www.example.com/w#a', note: 'code 4711' },
            { id: '2', name: LONG, email: 'office@example.com', text: 'https://www.example.com/w#b' },
          ]}
          onClose={nothing}
        />
      ),
    },
  },
  ExportMenu: {
    states: {
      closed: () => <ExportMenu onExport={() => Promise.resolve()} failed="Failed to export places" />,
      open: {
        show: () => <ExportMenu onExport={() => Promise.resolve()} failed="Failed to export places" />,
        play: press('Export'),
        window: 160,
      },
    },
  },
  DateText: { states: { day: () => <DateText date="2026-08-15" />, nothing: () => <DateText date={null} /> } },
  NumberCell: { states: { many: () => <NumberCell value={1234567} />, nothing: () => <NumberCell value={null} /> } },
  PhoneLink: {
    states: {
      number: () => <PhoneLink phone="9876500101" />,
      hover: { show: () => <PhoneLink phone="9876500101" />, as: 'hover' },
      focus: { show: () => <PhoneLink phone="9876500101" />, as: 'focus' },
      nothing: () => <PhoneLink phone="" />,
    },
  },
  EmailLink: {
    states: { address: () => <EmailLink email="someone@example.com" />, nothing: () => <EmailLink email="" /> },
  },
  FileLink: {
    states: {
      file: () => <FileLink path="places" record={{ id: 'p1', file: 'certificate.pdf' }} />,
      'icon only': () => <FileLink path="places" record={{ id: 'p1', file: 'certificate.pdf' }} iconOnly />,
      'long name': () => <FileLink path="places" record={{ id: 'p1', file: `${LONG}.pdf` }} />,
      focus: { show: () => <FileLink path="places" record={{ id: 'p1', file: 'certificate.pdf' }} />, as: 'focus' },
      none: () => <FileLink path="places" record={{ id: 'p1', file: '' }} />,
    },
  },
};
