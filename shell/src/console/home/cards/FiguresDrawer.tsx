import { Drawer } from 'antd';
import { useMemo } from 'react';
import { type Metric, metricGroups } from 'shared/domain/console/metric';
import { text } from 'shared/domain/records/validation';
import { api, confirmLeave, notify, refresh } from 'shared/platform';
import { figureGroups } from 'shared/product';
import { type Field, SchemaForm, useFocusReturn } from 'shared/ui';
import { z } from 'zod';

type Values = Record<string, string>;

async function save(metrics: readonly Metric[], values: Values): Promise<void> {
  try {
    for (const { id, value } of metrics)
      if (values[id] !== value) await api.put(`metrics/${id}`, { value: values[id] });
  } finally {
    void refresh('metrics');
  }
}

/** The form for the owner's dashboard figures. */
export default function FiguresDrawer({ metrics, onClose }: { metrics: readonly Metric[]; onClose: () => void }) {
  useFocusReturn();
  const form = useMemo(() => {
    const fields = metricGroups.flatMap((group) =>
      metrics
        .filter((metric) => metric.group === group)
        .map(
          (metric): Field<Values> => ({
            name: metric.id,
            label: metric.label,
            group: figureGroups[group],
            required: true,
            maxLength: 40,
          }),
        ),
    );
    const schema = z.object(Object.fromEntries(metrics.map(({ id }) => [id, text('value', 40)]))) as z.ZodType<Values>;
    return { fields, schema, initial: Object.fromEntries(metrics.map(({ id, value }) => [id, value])) };
  }, [metrics]);
  const closeAsking = async () => {
    if (await confirmLeave()) onClose();
  };
  return (
    <Drawer title="Edit figures" open onClose={() => void closeAsking()} size={560}>
      <SchemaForm
        {...form}
        submitLabel="Save figures"
        failure="Failed to save the figures"
        onSubmit={(values) => save(metrics, values)}
        onDone={() => {
          onClose();
          notify.success('Figures saved');
        }}
        onCancel={() => void closeAsking()}
        takesFocus
      />
    </Drawer>
  );
}
