import { Button } from 'antd';
import { Mail } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { DocumentQuery } from 'shared/domain/money/sendings/sending';
import { Allowed } from 'shared/platform';

const SendDrawer = lazy(() => import('./SendDrawer').then((loaded) => ({ default: loaded.SendDrawer })));

/** Sends a document to its client: for accounts that can. */
export function SendButton({ asked }: { asked: Pick<DocumentQuery, 'kind'> & Partial<DocumentQuery> }) {
  const [isOpen, setOpen] = useState(false);
  const whole = { documentId: '', companyId: '', clientName: '', from: null, to: null, ...asked };
  return (
    <Allowed right="sendings:write">
      <Button icon={<Mail />} onClick={() => setOpen(true)}>
        Send
      </Button>
      {isOpen && (
        <Suspense>
          <SendDrawer asked={whole} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </Allowed>
  );
}
