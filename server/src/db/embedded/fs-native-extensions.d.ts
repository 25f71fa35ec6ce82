declare module 'fs-native-extensions' {
  /** Locks the whole file for this open handle; false if another handle, of any process, has it. */
  export function tryLock(fd: number): boolean;
  /** The same, but waits until it is free. */
  export function waitForLock(fd: number): Promise<void>;
}
