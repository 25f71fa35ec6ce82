import * as React from 'react';

const { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: internals } = React as unknown as {
  __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: { recentlyCreatedOwnerStacks: number };
};

/**
 * React's development build records a stack with every element, of which a warning then shows one. It does so for the
 * first ten thousand elements in a second; here, all that come are too many. Its warnings do not depend on that.
 */
if (typeof internals.recentlyCreatedOwnerStacks !== 'number')
  throw new Error('React counts its owner stacks elsewhere.');
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => Infinity, set: () => {} });
