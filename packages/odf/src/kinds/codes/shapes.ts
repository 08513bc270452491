import { defineShape } from '../../shapes/shape.ts';

export const codeTextShape = defineShape({
  required: { language: 'Language' },
  texts: { description: 'Description', longDescription: 'LongDescription', shortDescription: 'ShortDescription' },
});
