// The same races, run many more times over.
import './last-admin.test.ts';
