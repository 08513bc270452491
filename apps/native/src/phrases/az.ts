export const az = {
  reason: {
    camera: 'İdman obyektlərində kodları oxutmaq və xal toplamaq üçün.',
    location:
      'Ən yaxın idman obyektini, dayanacağı və ya xəstəxananı göstərmək üçün. Yeriniz haqqında məlumat bu cihazdan kənara çıxmır; yalnız müəyyən yerdə etibarlı olan kodu oxutduqda göndərilir.',
  },
};
