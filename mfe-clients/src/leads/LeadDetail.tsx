import { Button } from 'antd';
import { Building2, UserPlus } from 'lucide-react';
import type { Lead } from 'shared/domain/clients/leads/lead';
import type { LeadNote } from 'shared/domain/clients/leads/leadNote';
import { hasUnsavedChanges, useGet, useMay, useRecord, useRights } from 'shared/platform';
import {
  EmailLink,
  Facts,
  formatDate,
  formatInstant,
  HistoryPanel,
  PhoneLink,
  RecordLink,
  type ResourceDefinition,
  ResourceForm,
  ResponseState,
  useSubmitForm,
} from 'shared/ui';
import { type ConversionKind, type ConvertedTo, isConversion, productsFor, readConvertedTo } from './conversions';
import styles from './LeadDrawer.module.css';
import { leadStatusWords } from './lead';
import { type LeadForm, saveLead } from './leadForm';

export interface LeadDetailProps {
  resource: ResourceDefinition<Lead, LeadForm>;
  lead: Lead;
  onConvert: (kind: ConversionKind) => void;
  /** Called after a save, to close the form. */
  onSaved: () => void;
  onCancel: () => void;
}

/** One lead: the enquiry, its conversion, owner and next call, notes and history. */
export function LeadDetail({ resource, lead, onConvert, onSaved, onCancel }: LeadDetailProps) {
  const became = readConvertedTo(lead.convertedTo);
  const mayWrite = useMay('leads:write');
  return (
    <div className={styles.body}>
      <LeadFacts lead={lead} />
      {became && <ConvertedNote to={became} />}
      {mayWrite ? (
        <ResourceForm
          resource={resource}
          record={lead}
          onSubmit={(input) => saveLead(lead.id, input)}
          result="notify"
          onSaved={(_, act) => (isConversion(act) ? onConvert(act) : onSaved())}
          onCancel={onCancel}
        >
          {!became && <ConvertButtons onConvert={onConvert} />}
        </ResourceForm>
      ) : (
        <FollowUp lead={lead} />
      )}
      <LeadNotes id={lead.id} />
      <section>
        <h2 className={styles.heading}>History</h2>
        <HistoryPanel resource={resource} id={lead.id} />
      </section>
    </div>
  );
}

/** How each kind of lead arrived; starts a sentence. */
const came: Readonly<Record<Lead['kind'], string>> = {
  callback: 'Asked for a callback',
  contact: 'Wrote a message',
  phone: 'Called',
};

/** A lead's enquiry and its time. */
function LeadFacts({ lead }: { lead: Lead }) {
  const { kind, mobile, email, city, message, terms, createdAt, companyId, convertedTo } = lead;
  return (
    <div className={styles.facts}>
      <p className={styles.when}>
        {came[kind]} on {formatInstant(createdAt)}
        {kind === 'callback' && (terms ? ', terms accepted' : ', terms not accepted')}
      </p>
      {message !== '' && <blockquote className={styles.message}>{message}</blockquote>}
      <p className={styles.reach}>
        {mobile !== '' && (
          <span>
            Call <PhoneLink phone={mobile} />
          </span>
        )}
        {email !== '' && (
          <span>
            Write to <EmailLink email={email} />
          </span>
        )}
        {city !== '' && <span>{city}</span>}
        {companyId !== '' && convertedTo === '' && <OfCompany id={companyId} />}
      </p>
    </div>
  );
}

/** A lead's staff fields, read-only. */
function FollowUp({ lead: { status, nextCallOn, ownerName } }: { lead: Lead }) {
  return (
    <Facts
      facts={[
        { label: 'Status', value: leadStatusWords[status].label },
        { label: 'Next call', value: formatDate(nextCallOn) },
        { label: 'Owner', value: ownerName },
      ]}
    />
  );
}

/** The client who called again. */
function OfCompany({ id }: { id: string }) {
  const { data } = useRecord<{ name: string }>('companies', id);
  return (
    <RecordLink kind="company" id={id}>
      {data?.name ?? 'Company'}
    </RecordLink>
  );
}

/** Buttons of the lead's form that start a conversion the account can complete; the form is saved first. */
function ConvertButtons({ onConvert }: { onConvert: (kind: ConversionKind) => void }) {
  const submit = useSubmitForm();
  const may = useRights();
  const begin = (kind: ConversionKind) => () => (hasUnsavedChanges() ? submit(kind) : onConvert(kind));
  return (
    <div className={styles.convert}>
      {productsFor(may, 'company').length > 0 && (
        <Button icon={<Building2 />} onClick={begin('company')}>
          Convert to company
        </Button>
      )}
      {productsFor(may, 'candidate').length > 0 && (
        <Button icon={<UserPlus />} onClick={begin('candidate')}>
          Convert to candidate
        </Button>
      )}
    </div>
  );
}

/** The record a lead was converted to, linked while it exists. */
function ConvertedNote({ to: { target, id, kind, record } }: { to: ConvertedTo }) {
  const { data, state } = useRecord<{ name: string }>(target, id);
  return (
    <p className={styles.converted}>
      Converted to the {kind}{' '}
      {data ? (
        <RecordLink kind={record} id={id}>
          {data.name}
        </RecordLink>
      ) : state === 'failed' ? (
        'which has since been deleted'
      ) : (
        '…'
      )}
    </p>
  );
}

/** A lead's notes, newest first; nothing while there are none. */
function LeadNotes({ id }: { id: string }) {
  const { data: notes, ...response } = useGet<LeadNote[]>(`leads/${id}/notes`);
  if (notes === undefined)
    return <ResponseState of={response} failed="Failed to load the notes" skeleton="lines" count={2} />;
  if (notes.length === 0) return null;
  return (
    <section className={styles.notes} aria-label="Notes">
      <h2 className={styles.notesHeading}>Notes</h2>
      <ol className={styles.list}>
        {notes.map(({ id: noteId, at, by, text }) => (
          <li key={noteId} className={styles.note}>
            <p className={styles.noteWhen}>
              {by !== '' && <strong>{by} </strong>}
              <time dateTime={at}>{formatInstant(at)}</time>
            </p>
            <p className={styles.text}>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
