import type { FastifyRequest } from 'fastify';
import { applicationInput, type CareersLanguage } from 'shared/domain/people/applications/application';
import { cvFile } from 'shared/domain/people/candidates/candidate';
import { said } from 'shared/domain/records/answers';
import { z } from 'zod';
import { actorOf } from '../../../core/actorOf';
import { addressKey } from '../../../core/addressKey';
import { partOf } from '../../../core/answerInTurn';
import type { ApiOptions } from '../../../core/context';
import { limitUploads } from '../../../core/limitUploads';
import { parse } from '../../../core/parse';
import { forgetPlainForms } from '../../../core/plainForms';
import { throttle } from '../../../core/throttle';
import type { Api } from '../../../core/types';
import { answerForm, formErrorHandler, orPage, refusalsOrPages } from '../../clients/leads/formAnswer';
import { acceptUploads, readUpload, type Upload, uploadOf } from '../../files/readUpload';
import { toApiError } from '../../records/answerError';
import { applicationOf } from './applicationLink';
import { applicationChange, changeApplication } from './changeApplication';
import { inHindi } from './inHindi';
import { applicationPath, careersPaths, sentences } from './sentences';
import { storeApplication } from './storeApplication';

const HOUR_MS = 60 * 60 * 1000;
/** A café or a camp shares one address, so this limit only stops floods. */
const perAddress = { most: 60, windowMs: HOUR_MS };
const perNumber = { most: 10, windowMs: HOUR_MS };
/** Limit of changes of one application in a day: each is a row of its history. */
const perApplication = { most: 20, windowMs: 24 * HOUR_MS };

/** The confirmation, and the address of the page where applicants see their application. */
const answer = said.extend({ link: z.string().optional() });

/** The part of a request's form read so far, which has the applicant's language. */
const read = new WeakMap<FastifyRequest, Upload>();

const languageOf = ({ language }: Upload['fields']): CareersLanguage => (language === 'hi' ? 'hi' : 'en');

/** Refuses a form, on its page and in the language of its applicant. */
const refuseOn = (page: (request: FastifyRequest, language: CareersLanguage) => string) =>
  formErrorHandler(
    'application',
    (request) => {
      const { fields, file } = read.get(request) ?? {};
      if (!fields) return undefined;
      const language = languageOf(fields);
      const again = file && { again: { path: 'file', msg: sentences[language].again } };
      return { page: page(request, language), fields, ...again };
    },
    (error, request) => (read.get(request)?.fields.language === 'hi' ? inHindi(toApiError(error)) : error),
  );

/**
 * Reads a form before its attempt is looked up and its turn in the queue, so that a slow phone delays nobody. Its
 * fields are then available to `refuse`; `language` is the fallback for the applicant's language.
 */
async function readForm(request: FastifyRequest, language = ''): Promise<void> {
  const upload: Upload = { fields: language === '' ? {} : { language } };
  read.set(request, upload);
  await readUpload(request, cvFile, upload);
}

const formOf = (request: FastifyRequest): Upload => read.get(request) ?? { fields: {} };

/**
 * The application form of the careers pages and the form for changing an application; browsers send both without
 * scripts.
 */
export async function applicationRoutes(app: Api, { db, settings }: ApiOptions): Promise<void> {
  await acceptUploads(app);
  // A flood is refused before its files are read.
  app.addHook('onRequest', async (request) => {
    const address = addressKey(request.ip);
    await throttle(db, `application:${address}`, perAddress, 'Too many applications from your address.');
    await limitUploads(db, settings, request, `applicants:${address}`);
  });
  app.post(
    '/careers/:slug',
    {
      config: { access: 'public', answersForm: true, storesForm: true, turn: 'address' },
      schema: {
        summary: 'Apply for a vacancy, with a CV or without',
        params: z.object({ slug: z.string().max(100) }),
        form: uploadOf(applicationInput),
        response: { ...refusalsOrPages(400, 408, 410, 413, 415, 429, 500, 503, 507), 200: orPage(answer) },
      },
      errorHandler: refuseOn(
        ({ params }, language) => `${careersPaths[language]}/${(params as { slug: string }).slug}`,
      ),
      preValidation: (request) => readForm(request),
    },
    async (request, reply) => {
      const { fields, file } = formOf(request);
      const form = parse(applicationInput, fields);
      const { language } = form;
      await throttle(db, `application:${form.phone}`, perNumber, 'Too many applications for this number.');
      const token = await db
        .transaction()
        .execute((tx) => storeApplication(tx, request.params.slug, form, file, actorOf(request)));
      return answerForm(request, reply, 'application', sentences[language].sent, {
        href: applicationPath(token),
        language,
      });
    },
  );
  app.post(
    '/applications/:token',
    {
      config: { access: 'public', answersForm: true, turn: partOf('token') },
      schema: {
        summary: 'Correct an application (`act=save`) or withdraw it (`act=withdraw`), by its applicant’s link',
        params: z.object({ token: z.string().max(100) }),
        form: uploadOf(applicationChange).partial(),
        response: { ...refusalsOrPages(400, 404, 408, 413, 415, 429, 500, 503, 507), 200: orPage(answer) },
      },
      errorHandler: refuseOn(({ params }) => applicationPath((params as { token: string }).token)),
      preValidation: async (request) =>
        readForm(request, (await applicationOf(db, request.params.token))?.agreedLanguage),
    },
    async (request, reply) => {
      const { token } = request.params;
      const application = await applicationOf(db, token);
      if (application)
        await throttle(db, `application:${application.id}`, perApplication, 'Too many changes of this application.');
      const { act, language } = await db
        .transaction()
        .execute((tx) => changeApplication(tx, token, formOf(request), actorOf(request)));
      if (act === 'withdraw') await forgetPlainForms(db, settings, request);
      return act === 'save'
        ? answerForm(request, reply, 'application', sentences[language].changed, {
            href: applicationPath(token),
            language,
          })
        : answerForm(request, reply, 'application', sentences[language].withdrawn);
    },
  );
}
