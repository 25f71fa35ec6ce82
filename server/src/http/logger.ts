import type { FastifyReply, FastifyRequest } from 'fastify';
import { type DestinationStream, type Logger, pino } from 'pino';
import type { Config } from '../config.ts';
import { steadyOutput } from '../steady-output.ts';
import { pathOf } from './request-log.ts';

/** One JSON line per event, without secrets and mail addresses. */
export function makeLogger(
  level: Config['logLevel'],
  destination: DestinationStream = steadyOutput(process.stdout, lostLines),
): Logger {
  return pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      serializers: {
        // Fastify adds the request to some lines of its own; it is named as in the request log.
        req: (request: FastifyRequest) => ({ method: request.method, path: pathOf(request) }),
        res: (reply: FastifyReply) => ({ status: reply.statusCode }),
        err: describeError,
      },
    },
    destination,
  );
}

/** In the form of the other lines: a warning. */
const lostLines = (lost: number): string =>
  `${JSON.stringify({ level: 40, time: new Date().toISOString(), lost, msg: 'lines of the log could not be written' })}\n`;

/**
 * drizzle quotes the values of a failed query in its message, the password's hash among them;
 * the database's own error below it says what went wrong without them.
 */
function describeError(error: unknown): unknown {
  if (!(error instanceof Error)) return String(error);
  const withoutValues = error.message.split('\nparams:', 1)[0] ?? '';
  return {
    type: error.name,
    message: withMailAddressesHidden(withoutValues),
    ...('code' in error ? { code: error.code } : {}),
    stack: withMailAddressesHidden(error.stack?.replace(error.message, withoutValues) ?? ''),
    ...(error.cause === undefined ? {} : { cause: describeError(error.cause) }),
  };
}

const withMailAddressesHidden = (text: string): string =>
  text.replaceAll(/[\w.+-]+@[\w-]+(\.[\w-]+)+/g, '[address]');
