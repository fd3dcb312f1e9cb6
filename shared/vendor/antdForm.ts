function unsupported(): never {
  throw new Error('antd’s Form is not offered; use SchemaForm or ResourceForm of shared/ui.');
}

/** Stand in for what antd’s Form is made of, which its inputs import without use. */
export {
  unsupported as default,
  unsupported as Field,
  unsupported as FieldContext,
  unsupported as FormProvider,
  unsupported as List,
  unsupported as ListContext,
  unsupported as useForm,
  unsupported as useWatch,
};
