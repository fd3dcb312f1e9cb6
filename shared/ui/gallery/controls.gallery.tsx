import { Alert, Button, Checkbox, Radio, Segmented, Select, Switch, Tabs } from 'antd';
import { Plus } from 'lucide-react';
import { DateInput } from '../form/DateInput';
import { FileInput } from '../form/FileInput';
import { MoneyInput } from '../form/MoneyInput';
import { MonthInput } from '../form/MonthInput';
import { PasswordInput } from '../form/PasswordInput';
import { SuggestInput } from '../form/SuggestInput';
import { TextInput } from '../form/TextInput';
import textStyles from '../form/TextInput.module.css';
import { type Gallery, type GalleryState, LONG } from './entry';

const ignore = () => undefined;
const text = (value: string, more: Partial<Parameters<typeof TextInput>[0]> = {}) => (
  <TextInput aria-label="Name" value={value} onChange={ignore} {...more} />
);
const button = (type: 'primary' | 'default' | 'text' | 'link', as?: GalleryState['as']): GalleryState => ({
  show: () => (
    <Button type={type} icon={<Plus />}>
      Add center
    </Button>
  ),
  as,
});

/** Controls that people click and type into. */
export const controls: Gallery = {
  ThemeProvider: {
    states: {
      primary: button('primary'),
      'primary, hover': button('primary', 'hover'),
      'primary, focus': button('primary', 'focus'),
      button: button('default'),
      'button, hover': button('default', 'hover'),
      'button, focus': button('default', 'focus'),
      'text button': button('text'),
      'link button': button('link'),
      'dangerous button': () => (
        <Button type="primary" danger>
          Delete
        </Button>
      ),
      'disabled buttons': () => (
        <>
          <Button type="primary" disabled>
            Save
          </Button>{' '}
          <Button disabled>Cancel</Button>
        </>
      ),
      'loading button': () => <Button loading>Export CSV</Button>,
      checkboxes: () => (
        <>
          <Checkbox checked>Chosen</Checkbox>
          <Checkbox>Not chosen</Checkbox>
          <Checkbox disabled>Disabled</Checkbox>
        </>
      ),
      radios: () => <Radio.Group aria-label="Whose" value="mine" options={['mine', 'theirs']} />,
      switches: () => (
        <>
          <Switch aria-label="On" checked /> <Switch aria-label="Off" /> <Switch aria-label="Disabled" disabled />
        </>
      ),
      segmented: () => <Segmented aria-label="View" options={['Table', 'Board']} value="Board" />,
      select: () => <Select aria-label="State" value="Jharkhand" options={[{ value: 'Jharkhand' }]} />,
      'select, empty': () => <Select aria-label="State" placeholder="State" options={[]} />,
      'select, wrong': () => <Select aria-label="State" status="error" placeholder="State" options={[]} />,
      'select, open': {
        show: () => (
          <Select
            open
            aria-label="State"
            value="Jharkhand"
            options={[
              { value: 'Bihar' },
              { value: 'Jharkhand' },
              { value: 'Odisha', label: LONG },
              { value: 'Ladakh', disabled: true },
            ]}
            style={{ inlineSize: '100%' }}
          />
        ),
        window: 200,
      },
      tabs: () => <Tabs items={['Lines', 'Sums'].map((label) => ({ key: label, label, children: `${label} here` }))} />,
      'alert, success': () => <Alert type="success" showIcon title="Center added successfully!" />,
      'alert, info': () => <Alert type="info" showIcon title="Your earlier draft was restored." />,
      'alert, warning': () => <Alert type="warning" showIcon title="Someone else changed this." description={LONG} />,
      'alert, error': () => <Alert type="error" showIcon title="Failed to add center" description="Network error" />,
    },
  },
  TextInput: {
    states: {
      empty: () => text(''),
      placeholder: () => text('', { placeholder: 'As on the card' }),
      filled: () => text('Ranchi'),
      hover: { show: () => text('Ranchi'), as: 'hover' },
      focus: { show: () => text('Ranchi'), as: 'focus' },
      wrong: () => text('Ranchi', { 'aria-invalid': true }),
      'wrong, focus': { show: () => text('Ranchi', { 'aria-invalid': true }), as: 'focus' },
      disabled: () => text('Ranchi', { disabled: true }),
      prefix: () => text('49', { prefix: '$' }),
      'long text': () => text(LONG),
    },
  },
  MoneyInput: {
    states: {
      empty: () => <MoneyInput aria-label="Amount" value={null} onChange={ignore} />,
      filled: () => <MoneyInput aria-label="Amount" value={12_34_567_00} onChange={ignore} />,
      wrong: () => <MoneyInput aria-label="Amount" value={NaN} onChange={ignore} aria-invalid />,
      disabled: () => <MoneyInput aria-label="Amount" value={500} onChange={ignore} disabled />,
    },
  },
  DateInput: {
    states: {
      empty: () => <DateInput aria-label="Date" value={null} onChange={ignore} />,
      filled: () => <DateInput aria-label="Date" value="2026-08-15" onChange={ignore} />,
      hover: { show: () => <DateInput aria-label="Date" value="2026-08-15" onChange={ignore} />, as: 'hover' },
      wrong: () => <DateInput aria-label="Date" value="2026-08-15" onChange={ignore} status="error" aria-invalid />,
      disabled: () => <DateInput aria-label="Date" value="2026-08-15" onChange={ignore} disabled />,
    },
  },
  MonthInput: {
    states: {
      filled: () => <MonthInput aria-label="Month" value="2026-08" onChange={ignore} />,
      steps: () => <MonthInput aria-label="Month" value="2026-08" onChange={ignore} hasSteps />,
    },
  },
  SuggestInput: {
    states: {
      empty: () => <SuggestInput aria-label="Type" value="" options={['Store']} onChange={ignore} />,
      filled: () => <SuggestInput aria-label="Type" value="Store" options={['Store']} onChange={ignore} />,
      open: {
        show: () => <SuggestInput aria-label="Type" value="" options={['Store', 'Office', LONG]} onChange={ignore} />,
        play: (box) => box.querySelector('input')?.click(),
        window: 200,
      },
    },
  },
  PasswordInput: {
    states: {
      filled: () => <PasswordInput aria-label="Password" className={textStyles.input} defaultValue="a secret" />,
    },
  },
  FileInput: {
    states: {
      empty: () => <FileInput aria-label="File" value={null} onChange={ignore} hint="PDF or PNG up to 5 MB" />,
      chosen: () => <FileInput aria-label="File" value={new File(['x'.repeat(2e6)], 'plan.pdf')} onChange={ignore} />,
      stored: () => (
        <FileInput aria-label="File" value={null} stored="plan.pdf" onRemoveStored={ignore} onChange={ignore} />
      ),
      'long name': () => <FileInput aria-label="File" value={new File([''], `${LONG}.pdf`)} onChange={ignore} />,
      focus: { show: () => <FileInput aria-label="File" value={null} onChange={ignore} />, as: 'focus' },
      wrong: () => <FileInput aria-label="File" value={null} onChange={ignore} aria-invalid />,
      disabled: () => <FileInput aria-label="File" value={null} onChange={ignore} disabled />,
    },
  },
};
