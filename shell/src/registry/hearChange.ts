import type { ServerEvent } from 'shared/domain/console/serverEvent';
import { isOwnAct, refresh } from 'shared/platform';
import { refreshRow } from './refreshRow';

/** Shows changes made elsewhere: by other people, and in other tabs of the same account. */
export function hearChange(event: Extract<ServerEvent, { kind: string }>): void {
  if (event.act !== undefined && isOwnAct(event.act)) return;
  if ('id' in event) refreshRow(event.kind, event.id);
  else void refresh(event.kind);
}
