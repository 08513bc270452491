export * from './course-progress.ts';
export * from './courses.ts';
export * from './desk-courses.ts';
