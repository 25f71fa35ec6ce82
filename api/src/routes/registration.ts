import {
  applicant,
  decided,
  invitationInPath,
  invitations,
  madeInvitation,
  newInvitation,
  readInvitation,
  registrationChange,
  registrationDecision,
  registrationInPath,
  registrationsQuery,
  registrationState,
  usableInvitation,
} from '../registration.ts';
import { json, nothing, page, route } from '../route.ts';

export const registrationRoutes = {
  state: route({
    method: 'GET',
    path: '/api/admin/registration',
    access: 'admin',
    summary: 'Who may register, and how many wait for approval',
    answer: json(registrationState),
  }),
  setMode: route({
    method: 'PUT',
    path: '/api/admin/registration',
    access: 'admin',
    summary:
      'Choose who may register: everybody, people with an invitation, or people approved by an administrator',
    body: registrationChange,
    answer: json(registrationState),
  }),
  applicants: route({
    method: 'GET',
    path: '/api/admin/registrations',
    access: 'admin',
    summary: 'Who waits for approval, the longest first, or who was declined',
    query: registrationsQuery,
    answer: page(applicant),
  }),
  decide: route({
    method: 'POST',
    path: '/api/admin/registrations/:id/decision',
    access: 'admin',
    summary:
      'Let somebody in, or decline; the person is notified by mail, and of two decisions the first counts',
    params: registrationInPath,
    body: registrationDecision,
    answer: json(decided),
  }),
  invitations: route({
    method: 'GET',
    path: '/api/admin/invitations',
    access: 'admin',
    summary:
      'Invitations, those that can be used first, then newest first; with who registered with them, without their links',
    answer: json(invitations),
  }),
  withdrawInvitation: route({
    method: 'DELETE',
    path: '/api/admin/invitations/:id',
    access: 'admin',
    summary: 'Withdraw an invitation: nobody can register with it any more',
    params: invitationInPath,
    answer: nothing,
  }),
  invite: route({
    method: 'POST',
    path: '/api/admin/invitations',
    access: 'admin',
    limit: 'invitations',
    summary: 'Make an invitation, for one address or for several people; its token is shown once',
    body: newInvitation,
    answer: json(madeInvitation),
  }),
  readInvitation: route({
    method: 'POST',
    path: '/api/register/invitation',
    access: 'anyone',
    summary: 'Whether an invitation can be used, and for which address; changes nothing',
    body: readInvitation,
    answer: json(usableInvitation),
  }),
};
