import { codeText, dayText, oneOf, pageNumber } from '../../shared/shell/search-text.ts';
import { pageSizeText } from '../../shared/shell/page-size.ts';
import type { MedalsSearch } from '../../shared/results/medals/medallists.ts';

export function readMedalsSearch(search: Record<string, unknown>): MedalsSearch {
  return {
    discipline: codeText(search.discipline),
    gender: oneOf(search.gender, ['M', 'W', 'X']),
    division: oneOf(search.division, ['1', '2', '3']),
    delegation: codeText(search.delegation),
    date: dayText(search.date),
    medal: oneOf(search.medal, ['gold', 'silver', 'bronze', 'total']),
    sort: oneOf(search.sort, ['-total']),
    view: oneOf(search.view, ['people', 'race']),
    size: pageSizeText(search.size, 100),
    page: pageNumber(search.page),
  };
}
