/** The areas of dues, in words. */
export const areaNames = { gst: 'GST', tds: 'TDS', due: 'Dues', certificate: 'Certificates' } as const;
