import type { StoredFile, UploadRule } from 'shared/domain/records/upload';
import type { z } from 'zod';
import { actorOf } from '../../core/actorOf';
import type { ApiOptions } from '../../core/context';
import { badInput, notFound } from '../../core/errors';
import { limitUploads } from '../../core/limitUploads';
import { byId, filesOf } from '../../core/routeSchemas';
import type { Api } from '../../core/types';
import type { Queries } from '../../db/tables';
import { createRecord, unknownRecord, updateRecord } from '../records/changes/changeRecord';
import type { ApiRecord, Resource } from '../records/definition';
import { answered, findRecord } from '../records/lists/selectRecords';
import { requirePermission } from '../records/requirePermission';
import { scopeToClient } from '../records/scopeToClient';
import { acceptUploads, describeFile, readUpload, type Upload, uploadOf } from './readUpload';
import { readFile, removeFile, storeFile } from './recordFiles';

/** An empty field `file` takes the stored file away. */
const takesAway = ({ file, fields }: Upload) => file === undefined && fields.file === '';

function describe(upload: Upload): Partial<StoredFile> {
  const { file } = upload;
  if (file) return describeFile(file);
  return takesAway(upload) ? { file: '', fileType: '', fileBytes: 0, uploaded: null } : {};
}

/**
 * Forms contain only strings: one is parsed as a number, or as yes or no, if its field accepts that and no text.
 * `version` is a number.
 */
function typed({ input }: Resource, { version, ...fields }: Upload['fields']): Record<string, unknown> {
  const values = Object.entries(fields).map(([name, value]) => {
    const field = input.shape[name] as z.ZodType | undefined;
    const meant = value === 'true' || value === 'false' ? value === 'true' : Number(value);
    const isMeant = value.trim() !== '' && field?.safeParse(meant).success && !field.safeParse(value).success;
    return [name, isMeant ? meant : value] as const;
  });
  return { ...Object.fromEntries(values), ...(version !== undefined && { version: Number(version) }) };
}

/** Uploads and downloads of records' files; fields and file are stored in one transaction. */
// oxlint-disable-next-line max-lines-per-function -- a list of routes, each with its schemas and its handler
export function fileRoutes(app: Api, { db, settings }: ApiOptions, definition: Resource, rule: UploadRule): void {
  const { title } = definition;
  const store = (upload: Upload, change: (tx: Queries) => Promise<ApiRecord>): Promise<ApiRecord> =>
    db.transaction().execute(async (tx) => {
      const record = await change(tx);
      if (upload.file) await storeFile(tx, record.id, upload.file.content);
      else if (takesAway(upload)) await removeFile(tx, record.id);
      return answered(definition, record, tx);
    });
  void app.register(async (scope: Api) => {
    await acceptUploads(scope);
    scope.addHook('onRequest', (request) => limitUploads(db, settings, request, actorOf(request).id));
    scope.post(
      '/upload',
      {
        config: requirePermission(definition, 'write'),
        schema: {
          summary: `Store a new ${title} with its file`,
          form: uploadOf(definition.input),
          response: { 201: definition.record },
          refuses: [409, 507],
        },
      },
      async (request, reply) => {
        const upload = await readUpload(request, rule);
        if (!upload.file) throw badInput([{ path: 'file', msg: `Choose a ${rule.words} file.` }]);
        const record = await store(upload, (tx) =>
          createRecord(
            tx,
            scopeToClient(definition, request.account),
            typed(definition, upload.fields),
            actorOf(request),
            describe(upload),
          ),
        );
        return reply.status(201).send(record);
      },
    );
    scope.post(
      '/:id/upload',
      {
        config: requirePermission(definition, 'write'),
        schema: {
          summary: `Change a ${title} and its file; an empty field "file" takes the file away`,
          params: byId,
          form: uploadOf(definition.input).partial(),
          response: { 200: definition.record },
          refuses: [409, 507],
        },
      },
      async (request) => {
        const upload = await readUpload(request, rule);
        return store(upload, (tx) =>
          updateRecord(
            tx,
            scopeToClient(definition, request.account),
            request.params.id,
            typed(definition, upload.fields),
            actorOf(request),
            describe(upload),
          ),
        );
      },
    );
  });
  app.get(
    '/:id/file',
    {
      config: requirePermission(definition, 'read'),
      schema: {
        summary: `A ${title}’s file`,
        params: byId,
        response: { 200: filesOf(Object.keys(rule.endings), 'The file') },
      },
    },
    async (request, reply) => {
      const record = await findRecord(db, definition, request.params.id);
      if (!record) throw unknownRecord(definition);
      const content = await readFile(db, record.id);
      if (!content || record.file === '') throw notFound(`This ${title} has no file yet; upload one.`);
      const name = encodeURIComponent(String(record.file)).replace(
        /['()*]/g,
        (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
      );
      return reply
        .type(String(record.fileType))
        .header('Content-Disposition', `attachment; filename*=UTF-8''${name}`)
        .send(content);
    },
  );
}
