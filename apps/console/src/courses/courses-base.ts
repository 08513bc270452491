export const coursesBase = '/api/v1/desk/courses';
