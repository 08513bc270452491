import { expect, test } from 'vitest';
import { titledField } from './field-words.ts';

test.each([
  ['Nome do(a) Atleta', 'name', true],
  ['NOME COMPLETO:', 'name', true],
  ['Data de Nasc. (dd/mm/aaaa)', 'birthDate', true],
  ['Sexo (M/F)', 'sex', true],
  ['M/F', 'sex', true],
  ['Provas (máx. 3)', 'event', true],
  ['Prova 2', 'event', true],
  ['Modalidade/Prova', 'event', true],
  ['Município/Escola', 'delegation', false],
  ['Apellidos y nombres', 'name', true],
  ['Fecha nac.', 'birthDate', true],
  ['Né(e) le', 'birthDate', true],
  ['N° dossard', 'number', true],
  ['Doğum tarixi', 'birthDate', true],
  ['رقم القميص', 'number', true],
  ['تاريخ الميلاد:', 'birthDate', true],
])('the title %s means %s', (title, field, isExact) => {
  expect(titledField(title)).toEqual({ field, isExact });
});

test.each([
  'Nome da mãe',
  'Nome do técnico',
  'Número do RG',
  'CPF',
  'Coach name',
  'Téléphone',
  'E-mail',
  'اسم المدرب',
  'Observações',
  'Idade',
])('the title %s is not a field of a plan', (title) => {
  expect(titledField(title)).toBeUndefined();
});
