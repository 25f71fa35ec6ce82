declare module 'fs-native-extensions' {
  /** Locks the whole file for this open handle; false where another handle, of any process, has it. */
  export function tryLock(fd: number): boolean;
}
