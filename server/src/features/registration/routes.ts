import type { AreaHandlers } from '../../http/handler.ts';
import type { RegistrationService } from './service.ts';

export const registrationHandlers = (registration: RegistrationService): AreaHandlers<'registration'> => ({
  state: () => registration.state(),

  setMode: ({ viewer, body }) => registration.setMode(viewer, body.mode),

  applicants: ({ query }) => registration.applicants(query.state, query.limit, query.cursor ?? null),

  decide: ({ viewer, params, body }) => registration.decide(viewer, params.id, body),

  invitations: () => registration.invitations(),

  async withdrawInvitation({ viewer, params }) {
    await registration.withdraw(viewer, params.id);
    return undefined;
  },

  invite: ({ viewer, body }) => registration.invite(viewer, body),

  readInvitation: ({ body }) => registration.readInvitation(body.invitation),
});
