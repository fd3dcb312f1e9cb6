import type { FastifyInstance } from 'fastify';
import type { Queries } from '../../db/tables';
import { actorOf } from '../actorOf';
import type { ApiOptions } from '../context';
import { badInput, notFound } from '../errors';
import { createRecord, unknownRecord, updateRecord } from '../resource/changeRecord';
import type { ApiRecord, ResourceDefinition } from '../resource/definition';
import { findRecord } from '../resource/selectRecords';
import { readFile, storeFile } from './certificateFiles';
import { acceptUploads, readUpload, type Upload } from './readUpload';

type ById = { Params: { id: string } };

const describe = ({ file }: Upload) => (file ? { file: file.name, fileType: file.type, fileBytes: file.content.length, uploaded: new Date().toISOString() } : {});

/** `version` as the number it is; a form has texts only. */
const withVersion = ({ version, ...fields }: Upload['fields']) => (version === undefined ? fields : { ...fields, version: Number(version) });


/** Uploads and downloads of certificates; fields and file are stored together or not at all. */
export function certificateRoutes(app: FastifyInstance, { db }: ApiOptions, certificates: ResourceDefinition): void {
  const store = (upload: Upload, change: (tx: Queries) => Promise<ApiRecord>): Promise<ApiRecord | undefined> => db.transaction().execute(async (tx) => {
    const record = await change(tx);
    if (upload.file) await storeFile(tx, record.id, upload.file.content);
    return (await certificates.derive?.([record], tx))?.[0];
  });
  void app.register(async (scope) => {
    await acceptUploads(scope);
    scope.post('/upload', { config: { summary: 'Store a new certificate with its file, as multipart form data' } }, async (request, reply) => {
      const upload = await readUpload(request);
      if (!upload.file) throw badInput([{ path: 'file', msg: 'Choose a PDF, PNG or JPEG file.' }]);
      const record = await store(upload, (tx) => createRecord(tx, certificates, upload.fields, actorOf(request), describe(upload)));
      return reply.status(201).send(record);
    });
    scope.post<ById>('/:id/upload', { config: { summary: 'Change a certificate and its file, as multipart form data' } }, async (request) => {
      const upload = await readUpload(request);
      return store(upload, (tx) => updateRecord(tx, certificates, request.params.id, withVersion(upload.fields), actorOf(request), describe(upload)));
    });
  });
  app.get<ById>('/:id/file', { config: { summary: 'A certificate’s file' } }, async (request, reply) => {
    const record = await findRecord(db, certificates, request.params.id);
    if (!record) throw unknownRecord(certificates);
    const content = await readFile(db, record.id);
    if (!content || record.file === '') throw notFound('This certificate has no file yet; upload one.');
    const name = encodeURIComponent(String(record.file)).replace(/['()*]/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`);
    return reply.type(String(record.fileType)).header('Content-Disposition', `attachment; filename*=UTF-8''${name}`).send(content);
  });
}
