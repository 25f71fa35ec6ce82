import { expect, it } from 'vitest';
import { databaseAddresses } from './database-addresses.ts';

it.each([
  ['postgres://club@db/bridge', ['postgres://club@db/bridge']],
  [
    'postgres://club:a%2Cb@one:5432,two:5433/bridge?sslmode=require',
    [
      'postgres://club:a%2Cb@one:5432/bridge?sslmode=require',
      'postgres://club:a%2Cb@two:5433/bridge?sslmode=require',
    ],
  ],
  ['postgresql://one,[::1]:5433/bridge', ['postgresql://one/bridge', 'postgresql://[::1]:5433/bridge']],
  [
    'postgres://club@localhost/bridge?host=%2Frun%2Fone,%2Frun%2Ftwo&x=1',
    [
      'postgres://club@localhost/bridge?host=%2Frun%2Fone&x=1',
      'postgres://club@localhost/bridge?host=%2Frun%2Ftwo&x=1',
    ],
  ],
  [
    'postgres://club@localhost/bridge?host=/run/$1,/run/$2',
    ['postgres://club@localhost/bridge?host=/run/$1', 'postgres://club@localhost/bridge?host=/run/$2'],
  ],
  ['nonsense', ['']],
])('%s', (url, addresses) => {
  expect(databaseAddresses(url)).toEqual(addresses);
});
