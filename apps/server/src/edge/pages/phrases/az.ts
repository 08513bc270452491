export const az = {
  busy: 'Hazırda çox adam səhifə açır. Bu səhifə bir neçə saniyədən sonra özü yenidən yüklənəcək.',
  broken: {
    title: 'Bu səhifəni yaratmaq olmadı',
    number: 'Xəta nömrəsi: {id}',
    again: 'Yenidən cəhd et',
  },
};
