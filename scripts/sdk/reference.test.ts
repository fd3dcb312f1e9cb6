import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../build/targets';
import { writtenDeclarations } from '../contract/declarations';
import { typeErrors } from '../test/typeErrors';
import { type Documented, readReference, referenceText } from './reference';

let all: Documented[];
beforeAll(() => {
  all = readReference(writtenDeclarations()).filter(({ from }) => /^shared\/(?:ui|platform)$/.test(from));
}, 120_000);

/** Hooks and rendered components. */
const isShown = ({ name, declaration }: Documented) =>
  /^(?:use[A-Z]|[A-Z][a-z])/.test(name) && /^(?:function|const|use)/.test(declaration);

test('every hook and component has an example that uses it', () => {
  const shown = all.filter(isShown);
  expect(shown.length).toBeGreaterThan(80);
  const without = shown.filter(({ name, examples }) => !examples.some((each) => each.includes(name)));
  expect(without.map(({ name }) => name)).toEqual([]);
});

test('a component that comes later has its own words, and the document every example', () => {
  const [date] = all.filter(({ name }) => name === 'DateInput');
  expect(date?.text).not.toMatch(/^See/);
  const text = referenceText(all, '3.3.0');
  for (const { examples } of all) for (const example of examples) expect(text).toContain(example);
});

/** Code around the examples: a module that keeps pay slips. */
const around = (names: string) => `
import { Button } from ${"'antd'"};
import type { ReactNode, RefObject } from 'react';
import * as platform from 'shared/platform';
import type { StoredRecord } from 'shared/platform';
import * as ui from 'shared/ui';
import type { FieldControl, RecordPanelsProps, ResourceDefinition } from 'shared/ui';
import type { z } from 'zod';
interface SlipInput { employee: string; days: number }
interface Slip extends StoredRecord, SlipInput { amountPaise: number; paidOn: string; note: string | null }
declare const slips: ResourceDefinition<Slip, SlipInput>, slip: Slip, slipInput: z.ZodType<SlipInput, unknown>;
declare const id: string, name: string, month: string, token: string, isOpen: boolean, file: File, control: FieldControl;
declare const root: RefObject<HTMLDivElement | null>, employee: RecordPanelsProps<'record.employee'>['record'];
declare const list: ReactNode, next: ReactNode, buttons: ReactNode, panels: ReactNode, page: ReactNode;
declare function PayChart(): ReactNode;
declare function act(): void;
const [close, clear, reload, add] = [act, act, act, act];
declare const edit: (row: Slip) => void, pay: (row: Slip) => void, take: (host: object) => void;
declare const setName: (value: string) => void, setMonth: (value: string) => void, setDate: (value: string | null) => void;
declare const setFile: (value: File | null) => void, setPaise: (value: number | null) => void, setPage: (value: number) => void;
declare const save: (given: unknown) => Promise<void>;
const { ${names} } = { ...platform, ...ui };
`;

test('the examples are right for the type checker', () => {
  const shown = all.filter(({ examples }) => examples.length > 0);
  const written = shown.flatMap(({ name, examples }) =>
    examples.map((example, place) =>
      example.startsWith('<')
        ? `export const ${name}${place}Example = () => (${example}\n);`
        : `export async function ${name}${place}Example() {\n${example}\n}`,
    ),
  );
  const folder = mkdtempSync(join(tmpdir(), 'examples-'));
  try {
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
    writeFileSync(join(folder, 'examples.tsx'), around(shown.map(({ name }) => name).join(', ')) + written.join('\n'));
    const project = { extends: join(root, 'tsconfig/browser.json'), include: [join(root, 'types'), 'examples.tsx'] };
    expect(typeErrors(folder, project)).toEqual([]);
  } finally {
    rmSync(folder, { recursive: true });
  }
}, 120_000);
