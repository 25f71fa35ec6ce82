import { errorAnswer } from '@bridge-review/api/error';
import { errorDetails } from '@bridge-review/api/error-details';
import { PAGE_USER_HEADER } from '@bridge-review/api/page-user';
import type { Access, Route } from '@bridge-review/api/route';
import type { TokenScope } from '@bridge-review/api/token-scope';
import { allRoutes } from '@bridge-review/api/routes';
import { z } from 'zod';

const access: Record<Access, string> = {
  anyone: 'Anyone may call this.',
  'signed-in': 'For signed-in users.',
  admin: 'For administrators.',
};

const tokens: Record<TokenScope, string> = {
  read: 'With a personal token for reading, too.',
  upload: 'With a personal token for uploading, too.',
};

const pageUser =
  `A request may name the user it is meant for in the header ${PAGE_USER_HEADER}, by id. ` +
  'Where the session belongs to somebody else, the answer is 409 other_user and nothing is done.';

const programs =
  'Programs use a personal token, made in the account and limited to reading or to uploading: ' +
  '`Authorization: Bearer brt_…`. A route says which tokens may call it; the others are for signed-in browsers.';

interface Operation {
  operationId: string;
  summary: string;
  description: string;
  security: object[];
  parameters: object[];
  requestBody?: object;
  responses: Record<string, object>;
}

export interface OpenApi {
  openapi: string;
  info: { title: string; version: string; description: string };
  paths: Record<string, Record<string, Operation>>;
  components: object;
}

/** The route table as an OpenAPI document. */
export function openApi(): OpenApi {
  const paths: OpenApi['paths'] = {};
  for (const [name, route] of allRoutes) {
    const path = route.path.replaceAll(/:(\w+)/g, '{$1}');
    (paths[path] ??= {})[route.method.toLowerCase()] = operation(name, route);
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Bridge Review',
      version: '1',
      description: `Upload and review bridge games with bidding analysis. ${programs} ${pageUser}`,
    },
    paths,
    components: {
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: 'session' },
        personalToken: { type: 'http', scheme: 'bearer' },
      },
      schemas: { Error: toJson(anyError, 'output') },
    },
  };
}

/** Every failure in one schema: what only some codes add is optional. */
const anyError = Object.values(errorDetails).reduce<z.ZodObject>(
  (all, details) => all.extend(details.partial().shape),
  errorAnswer,
);

function operation(name: string, route: Route): Operation {
  return {
    operationId: name,
    summary: route.summary,
    description: [access[route.access], route.token && tokens[route.token]].filter(Boolean).join(' '),
    security: securityOf(route),
    parameters: [...parameters(route.params, 'path'), ...parameters(route.query, 'query')],
    ...requestBody(route),
    responses: { ...success(route), default: failure },
  };
}

const securityOf = ({ access: allowed, token }: Route): object[] =>
  allowed === 'anyone' ? [] : [{ session: [] }, ...(token === undefined ? [] : [{ personalToken: [] }])];

function requestBody({ body, upload, several }: Route): { requestBody?: object } {
  if (body !== undefined) {
    return {
      requestBody: { required: true, content: { 'application/json': { schema: toJson(body, 'input') } } },
    };
  }
  if (upload === undefined) return {};
  const form = several
    ? z.object({ file: z.array(z.file()), text: z.array(z.string()), address: z.array(z.string()) }).partial()
    : z.object({ file: z.file() });
  return {
    requestBody: {
      required: true,
      content: { 'multipart/form-data': { schema: toJson(form.extend(upload.shape), 'input') } },
    },
  };
}

const failure = {
  description: 'What went wrong',
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
};

function success({ answer }: Route): Record<string, object> {
  switch (answer.kind) {
    case 'json':
      return {
        200: {
          description: 'Done',
          content: { 'application/json': { schema: toJson(answer.schema, 'output') } },
        },
      };
    case 'page':
      return {
        200: {
          description: 'Part of the list; the `Link` header leads to the next part, where there is one',
          content: { 'application/json': { schema: toJson(z.array(answer.row), 'output') } },
        },
      };
    case 'file':
      return { 200: { description: 'A file', content: { 'application/octet-stream': {} } } };
    case 'archive':
      return { 200: { description: 'A ZIP archive', content: { 'application/zip': {} } } };
    case 'picture':
      return { 200: { description: 'A picture', content: { 'image/png': {} } } };
    case 'nothing':
      return { 204: { description: 'Done; there is nothing to say' } };
    case 'framed':
    case 'html':
      return { 200: { description: 'A page', content: { 'text/html': {} } } };
    case 'redirect':
      return { 302: { description: 'The way to another address' } };
    case 'events':
      return {
        200: {
          description: 'Events as they happen, each as the data of a message',
          content: { 'text/event-stream': { schema: toJson(answer.event, 'output') } },
        },
      };
  }
}

function parameters(schema: z.ZodObject | undefined, place: 'path' | 'query'): object[] {
  const shape: Record<string, z.core.$ZodType> = schema?.shape ?? {};
  return Object.entries(shape).map(([name, value]) => ({
    name,
    in: place,
    required: place === 'path' || !z.safeParse(value, undefined).success,
    schema: toJson(value, 'input'),
  }));
}

/** OpenAPI 3.1 uses JSON Schema 2020-12; the dialect is named once for the whole document. */
function toJson(schema: z.core.$ZodType, io: 'input' | 'output'): object {
  const { $schema: _dialect, ...json } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return json;
}
