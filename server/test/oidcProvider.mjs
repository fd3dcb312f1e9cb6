import { generateKeyPairSync, sign } from 'node:crypto';
import { createServer } from 'node:http';
import Provider from 'oidc-provider';

/*
 * A real OpenID provider on a free local port, in a separate process: `node oidcProvider.mjs <callback>`. It prints its
 * address, and signs in whom `POST /test` names ({ sub, claims, fault }), without asking.
 */

const [, , callback = ''] = process.argv;
const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const key = { ...privateKey.export({ format: 'jwk' }), kid: 'k1', alg: 'RS256', use: 'sig' };
let person = { sub: 'nobody', claims: {}, fault: '' };

const json = (value) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** The ID token with other claims, signed with the provider's own key, or unsigned. */
function forged(token, changes) {
  const [header, payload, signature] = token.split('.');
  const claims = { ...JSON.parse(Buffer.from(payload, 'base64url').toString()), ...changes };
  const content = `${header}.${json(claims)}`;
  return `${content}.${person.fault === 'signature' ? signature : sign('sha256', Buffer.from(content), privateKey).toString('base64url')}`;
}
const faults = {
  audience: { aud: 'another-client' },
  nonce: { nonce: 'another-nonce' },
  issuer: { iss: 'https://another.example' },
  signature: { sub: 'somebody-else' },
  late: { exp: 1_000_000_000 },
};

const server = createServer();
server.listen(0, '127.0.0.1', () => {
  const issuer = `http://127.0.0.1:${server.address().port}`;
  const provider = new Provider(issuer, {
    clients: [{ client_id: 'console', client_secret: 'a-secret-of-the-client', redirect_uris: [callback] }],
    jwks: { keys: [key] },
    cookies: { keys: ['of-the-test'] },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    conformIdTokenClaims: false,
    features: { devInteractions: { enabled: false } },
    pkce: { required: () => true },
    findAccount: (_context, sub) => ({ accountId: sub, claims: () => ({ sub, ...person.claims }) }),
    interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
  });
  provider.use(async (context, next) => {
    await next();
    const changes = faults[person.fault];
    if (changes && context.path === '/token' && context.body?.id_token)
      context.body = { ...context.body, id_token: forged(context.body.id_token, changes) };
  });
  const answer = provider.callback();

  async function interact(request, response) {
    const { prompt, params } = await provider.interactionDetails(request, response);
    if (person.fault === 'denied') return provider.interactionFinished(request, response, { error: 'access_denied' });
    if (prompt.name === 'login')
      return provider.interactionFinished(request, response, { login: { accountId: person.sub } });
    const grant = new provider.Grant({ accountId: person.sub, clientId: params.client_id });
    grant.addOIDCScope(params.scope);
    return provider.interactionFinished(request, response, { consent: { grantId: await grant.save() } });
  }

  server.on('request', (request, response) => {
    if (request.url === '/test') {
      const chunks = [];
      request.on('data', (chunk) => chunks.push(chunk));
      request.on('end', () => {
        person = { claims: {}, fault: '', ...JSON.parse(Buffer.concat(chunks).toString()) };
        response.end();
      });
    } else if (person.fault === 'silent') {
      // Never answered.
    } else if (person.fault === 'broken') {
      response.writeHead(500).end('Something is wrong.');
    } else if (request.url.startsWith('/interaction/')) void interact(request, response);
    else void answer(request, response);
  });
  process.stdout.write(`${issuer}\n`);
});
