import { Mail } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import type { DocumentQuery } from 'shared/domain/money/sendings/sending';
import type { PageAct } from 'shared/ui';

const SendDrawer = lazy(() => import('./SendDrawer').then((loaded) => ({ default: loaded.SendDrawer })));

/** Sends a document to its client, if the account can. */
export function useSending(asked: Pick<DocumentQuery, 'kind'> & Partial<DocumentQuery>): {
  act: PageAct;
  /** Render this once, anywhere in the screen. */
  drawer: ReactNode;
} {
  const [isOpen, setOpen] = useState(false);
  const whole = { documentId: '', companyId: '', clientName: '', from: null, to: null, ...asked };
  return {
    act: { label: 'Send', right: 'sendings:write', icon: <Mail />, onClick: () => setOpen(true) },
    drawer: isOpen && (
      <Suspense>
        <SendDrawer asked={whole} onClose={() => setOpen(false)} />
      </Suspense>
    ),
  };
}
