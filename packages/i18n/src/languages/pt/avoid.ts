import type { Avoided } from '../../phrase-style.ts';

/** Portuguese of Portugal, where the texts are Brazilian. A key is a form of the word. */
export const avoid: Avoided = {
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
