import { Button } from 'antd';
import { useState } from 'react';
import { standingWords } from 'shared/domain/compliance/standingWords';
import type { DueReturn, KeptReturn } from 'shared/domain/money/returns/gstReturnAnswers';
import { Allowed } from 'shared/platform';
import { formatDate, Panel, Row, Stack, StatusDot, Text } from 'shared/ui';
import { FileReturnDialog } from './FileReturnDialog';

/** The filing states of the period's returns, each with a button that marks it as filed, and the filed files' checksums. */
export function ReturnStates({
  returns,
  kept,
  period,
  onFiled,
}: {
  returns: readonly DueReturn[];
  kept: readonly KeptReturn[];
  period: string;
  onFiled: () => void;
}) {
  const [open, setOpen] = useState<DueReturn>();
  return (
    <Panel title="Filing">
      <Stack gap={3}>
        {returns.length === 0 && (
          <Text>No return is due for this period. How often this GSTIN files is set under Compliances.</Text>
        )}
        {returns.map((due) => (
          <Row key={due.id}>
            <span>{due.returnType}</span>
            {due.status === 'Pending' ? (
              <>
                <StatusDot tone={standingWords[due.state][1]}>
                  {`${standingWords[due.state][0]}, due ${formatDate(due.lastDay)}`}
                </StatusDot>
                <Allowed right="obligations:write">
                  <Button onClick={() => setOpen(due)}>Mark {due.returnType} as filed</Button>
                </Allowed>
              </>
            ) : (
              <StatusDot tone="good">
                {[`Filed ${formatDate(due.doneOn)}`, due.reference].filter(Boolean).join(', ')}
              </StatusDot>
            )}
          </Row>
        ))}
        {kept.map(({ returnType, filedOn, sha256 }) => (
          <Text key={returnType} style={{ overflowWrap: 'anywhere' }}>
            {returnType} as filed {formatDate(filedOn)}: SHA-256 {sha256}
          </Text>
        ))}
      </Stack>
      {open && (
        <FileReturnDialog
          due={open}
          period={period}
          onClose={() => setOpen(undefined)}
          onFiled={() => {
            setOpen(undefined);
            onFiled();
          }}
        />
      )}
    </Panel>
  );
}
