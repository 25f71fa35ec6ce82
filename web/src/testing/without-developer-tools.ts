/**
 * React's development build records every rendering for the browser's developer tools, which takes a third of its time.
 * It looks once, while it loads, whether the browser can record. Its warnings do not depend on that.
 */
Object.assign(console, { createTask: undefined, timeStamp: undefined });
