/** Moment.js has no types for its locales, and TypeScript checks imports for side effects. */
declare module 'moment/locale/*';
