import { Button, Select } from 'antd';
import { Pencil, Plus } from 'lucide-react';
import { useState } from 'react';
import type { Letterhead, LetterheadInput } from 'shared/domain/letterhead/letterhead';
import { Allowed, useList } from 'shared/platform';
import {
  PageHeader,
  Panel,
  ResourceTable,
  Row,
  Stack,
  useFormDrawer,
  useHistoryDrawer,
  useRemoveAction,
} from 'shared/ui';
import { registrations } from './registrations';
import { SeriesStart } from './SeriesStart';

/** A further registration's initial values: the company's details without address and GSTIN. */
function furtherOf(own: Letterhead | undefined): Partial<LetterheadInput> {
  if (!own) return {};
  const { name, cin, email, phone, terms, turnover, roundOff } = own;
  return { name, cin, email, phone, terms, turnover, roundOff };
}

/** `/dashboard/invoicing/registrations`: the company's GST registrations, each with its letterhead and number series. */
export default function RegistrationsPage() {
  const { rows } = useList<Letterhead>(registrations.path);
  const [chosen, setChosen] = useState<string>();
  const { add, edit, drawer } = useFormDrawer(registrations, { width: 760, initial: furtherOf(rows[0]) });
  const remove = useRemoveAction(registrations);
  const history = useHistoryDrawer(registrations);
  const known = rows.map(({ gstin }) => gstin).filter((gstin) => gstin !== '');
  const registration = known.find((gstin) => gstin === chosen) ?? known[0];
  return (
    <>
      <PageHeader
        title="GST Registrations"
        purpose="Each has its letterhead, number series, returns and due dates. The first is the one in the company’s details."
        actions={
          <Allowed right="letterhead:write">
            <Button type="primary" icon={<Plus />} onClick={add}>
              Add registration
            </Button>
          </Allowed>
        }
      />
      <Stack>
        <ResourceTable
          resource={registrations}
          actions={({ id }) => [
            { kind: 'edit', label: 'Edit', icon: <Pencil />, onClick: edit, iconOnly: true, inline: true },
            history.action,
            ...(id === rows[0]?.id ? [] : [remove]),
          ]}
        />
        {registration !== undefined && (
          <Allowed right="letterhead:write">
            <Panel dense title="Next numbers" purpose={`Of the GSTIN ${registration}, in this financial year.`}>
              <Stack>
                {known.length > 1 && (
                  <Row>
                    <label htmlFor="series-of">GSTIN</label>
                    <Select
                      id="series-of"
                      value={registration}
                      options={known.map((gstin) => ({ value: gstin, label: gstin }))}
                      onChange={setChosen}
                    />
                  </Row>
                )}
                <SeriesStart key={registration} registration={registration} />
              </Stack>
            </Panel>
          </Allowed>
        )}
      </Stack>
      {drawer}
      {history.drawer}
    </>
  );
}
