import type { AvoidedWords } from '../../phrase-style.ts';

/** European Portuguese words; the texts are Brazilian. Each key is a form of a word to avoid. */
export const avoid: AvoidedWords = {
  'códigos? QR': 'QR code',
  'apps?': 'aplicativo',
  'autocarros?': 'ônibus',
  'contactos?': 'contato',
  'desportos?': 'esporte',
  'desportiv[oa]s?': 'esportivo',
  'ecrãs?': 'tela',
  'equipas?': 'equipe',
  'ficheiros?': 'arquivo',
  'golos?': 'gol',
  'guarda-redes': 'goleiro',
  partilhar: 'compartilhar',
  'registos?': 'registro',
  'telemóve(?:l|is)': 'celular',
  'utilizador(?:es)?': 'usuário',
  'sessão iniciada|iniciar sessão': 'entrar',
  'requisiç(?:ão|ões)': 'solicitação',
  'dispositivos?': 'aparelho',
};
